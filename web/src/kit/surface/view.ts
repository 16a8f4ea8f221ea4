// How much of a drawing is seen through a frame: its scale, and where its corner lies.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Sight {
  /** How much larger than when all of it is seen. */
  readonly zoom: number;
  /** Where the left upper corner of the drawing lies in the frame, in pixels of the screen. */
  readonly x: number;
  readonly y: number;
}

/** However small the frame is, one may come so near: pixels of the screen for each of the drawing. */
const NEAR = 2;
const MOST = 4;

/** The scale at which all of a drawing is seen; 1 as long as the frame has no size. */
export function fitting(drawing: Size, frame: Size): number {
  return Math.min(frame.width / drawing.width, frame.height / drawing.height) || 1;
}

/** The largest zoom. */
export function mostIn(drawing: Size, frame: Size): number {
  return Math.max(MOST, NEAR / fitting(drawing, frame));
}

/** All of the drawing, in the middle of the frame. */
export function whole(drawing: Size, frame: Size): Sight {
  return settle({ zoom: 1, x: 0, y: 0 }, drawing, frame);
}

/** The nearest sight that is allowed: nothing but the drawing fills the frame, and what is smaller stands in its middle. */
export function settle(sight: Sight, drawing: Size, frame: Size): Sight {
  const zoom = Math.min(mostIn(drawing, frame), Math.max(1, sight.zoom));
  const { x, y } = filling({ ...sight, zoom: zoom * fitting(drawing, frame) }, drawing, frame);
  return { zoom, x, y };
}

/** Nearer or farther, while a point of the frame stays where it is. */
export function zoomed(sight: Sight, by: number, at: { x: number; y: number }, drawing: Size, frame: Size): Sight {
  const zoom = Math.min(mostIn(drawing, frame), Math.max(1, sight.zoom * by));
  const grown = zoom / sight.zoom;
  return settle({ zoom, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }, drawing, frame);
}

/** Brings a point of the drawing to the middle of the frame. */
export function centred(sight: Sight, on: { x: number; y: number }, drawing: Size, frame: Size): Sight {
  const scale = sight.zoom * fitting(drawing, frame);
  return settle({ ...sight, x: frame.width / 2 - on.x * scale, y: frame.height / 2 - on.y * scale }, drawing, frame);
}

/** A part of a drawing that is whole in itself. */
export interface Board extends Size {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Whether a point lies on a board. */
export function holds(board: Board, { x, y }: { x: number; y: number }): boolean {
  return x >= board.x && y >= board.y && x <= board.x + board.width && y <= board.y + board.height;
}

/** One board of a drawing, as large as the frame allows. */
export function showing(board: Board, drawing: Size, frame: Size): Sight {
  const zoom = fitting(board, frame) / fitting(drawing, frame);
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  return centred(settle({ zoom, x: 0, y: 0 }, drawing, frame), middle, drawing, frame);
}

/** An upright rectangle on a drawing. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** What lies nearer than this to the edge of a frame is not in sight. */
const EDGE = 6;

/** The least box around some. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The nearest place for a drawing whose zoom is a scale: it fills the frame, or stands in its middle if it is smaller. */
export function filling({ zoom, x, y }: Sight, drawing: Size, frame: Size): Sight {
  const along = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    zoom,
    x: along(x, drawing.width * zoom, frame.width),
    y: along(y, drawing.height * zoom, frame.height),
  };
}

/** The nearest sight in which a box can be seen, smaller than it is if there is no other way, but never smaller than it can be read. */
export function bringing(box: Box, before: Sight, drawing: Size, frame: Size, legible = 0): Sight {
  const zoom = Math.max(legible, Math.min(1, frame.width / box.width, frame.height / box.height));
  const at = filling({ ...before, zoom }, drawing, frame);
  const shift = (begins: number, ends: number, room: number) => {
    const edge = Math.min(EDGE, Math.max(0, (room - (ends - begins)) / 2));
    if (begins < edge) return edge - begins;
    return ends > room - edge ? room - edge - ends : 0;
  };
  const [left, top] = [at.x + box.x * zoom, at.y + box.y * zoom];
  return filling(
    {
      zoom,
      x: at.x + shift(left, left + box.width * zoom, frame.width),
      y: at.y + shift(top, top + box.height * zoom, frame.height),
    },
    drawing,
    frame,
  );
}

/** What a frame is to show: all that is lit and where one stands, or all that is lit if that is too much. */
export function wanting(lit: readonly Box[], focus: Box | null, frame: Size): Box | null {
  const all = around(focus === null ? lit : [...lit, focus]);
  return all === null || (all.width <= frame.width && all.height <= frame.height) ? all : (around(lit) ?? focus);
}
