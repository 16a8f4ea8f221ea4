/** The angle of the hand at an hour (0 is midnight, counted in threes): near the angle it had, so that it turns the short way round. */
export function turned(angle: number, hour: number): number {
  const ahead = (((hour * 90 - angle) % 360) + 360) % 360;
  return angle + (ahead > 180 ? ahead - 360 : ahead);
}
