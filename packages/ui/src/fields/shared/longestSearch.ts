/** Letters that a search takes: of a page that somebody pastes, the beginning. */
export const longestSearch = 100
