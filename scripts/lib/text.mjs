/** The text with its comments blanked out in place, so that lines and columns still count. */
export const withoutComments = (text, spare = () => false) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    spare(comment) ? comment : comment.replace(/[^\n]/g, ' '),
  )
