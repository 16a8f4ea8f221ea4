// Icons of the set that have no place here: what is newer than the games, and what belongs to others.

const BANNED: ReadonlySet<string> = new Set(["metroid", "deku-tree", "sheikah-eye", "pokecog", "triforce"]);

export const isBanned = (icon: string): boolean => BANNED.has(icon);
