const lengths = [0, 6, 2, 10, 4, 8, 3, 12]

/** Length of the dashes of the line at a place among its like; 0 is a whole line. */
export const dashes = (index: number) => lengths[index % lengths.length] ?? 0
