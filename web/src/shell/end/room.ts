// On which screens the end of a game lies over all the table, so that what was written down is a part of it.

export const PHONE = "(max-width: 600px)";
export const FILLS = `${PHONE}, (max-width: 1100px) and (orientation: landscape)`;
