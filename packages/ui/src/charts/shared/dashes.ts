const lengths = [0, 6, 2, 10, 4, 8, 3, 12]

/** Dash length of the line at an index; 0 is solid. */
export const dashes = (index: number) => lengths[index % lengths.length] ?? 0
