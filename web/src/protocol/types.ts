// Short names for the generated types. Nothing here is written by hand but the names.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type CardText = Schemas["CardText"];
export type Chapter = Schemas["ChapterInfo"];
export type ChatLine = Schemas["ChatLine"];
export type CoverInfo = Schemas["CoverInfo"];
export type Checked = Schemas["Checked"];
export type Ending = Schemas["Ending"];
export type FieldInfo = Schemas["FieldInfo"];
export type GameInfo = Schemas["GameInfo"];
export type Goal = Schemas["GoalInfo"];
export type Lang = "en" | "fr";
export type LogLine = Schemas["LogLine"];
export type LogPage = Schemas["LogPage"];
export type Me = Schemas["Me"];
export type NewTable = Schemas["NewTable"];
export type Odds = Schemas["Odds"];
export type OptionInfo = Schemas["OptionInfo"];
export type Part = Schemas["Part"];
export type Piece = Schemas["Piece"];
export type Played = Schemas["Played"];
export type Problem = Schemas["Problem"];
export type Question = Schemas["Question"];
export type Report = Schemas["Report"];
export type RuleText = Schemas["RuleText"];
export type Scene = Schemas["Scene"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatRequest = Schemas["SeatRequest"];
export type Settings = Schemas["Settings"];
export type StageInfo = Schemas["StageInfo"];
export type TableCard = Schemas["TableCard"];
export type LiveMessage =
  Schemas["SceneMessage"] | Schemas["ChatMessage"] | Schemas["PingMessage"] | Schemas["ErrorMessage"];
export type Tried = Schemas["TriedInfo"];
export type Watch = Schemas["Watch"];

/** What goes over the wire for one game alone, by its names there. */
export type Wire<Game extends string> = {
  [Name in keyof Schemas as Name extends `${Game}.${infer Own}` ? Own : never]: Schemas[Name];
};

/** A line of the log of one game, with what happened as data. */
export type Happened<Game extends string> =
  Wire<Game> extends { Events: infer Events }
    ? { [Kind in keyof Events]: Omit<LogLine, "kind" | "data"> & { kind: Kind; data: Events[Kind] } }[keyof Events]
    : never;
