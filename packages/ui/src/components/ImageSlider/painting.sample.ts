const grounds = {
  sky: ['#7b4ae5', '#2a2542'],
  sun: ['#fcb52c', '#cf2136'],
  hill: ['#30a55d', '#012810'],
}

/** A small picture for stories that needs no network. */
export function painting(kind: keyof typeof grounds) {
  const [above, below] = grounds[kind]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${above}"/><circle cx="300" cy="90" r="44" fill="#fff" opacity=".7"/><path d="M0 220L130 120L230 210L310 150L400 230V300H0z" fill="${below}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
