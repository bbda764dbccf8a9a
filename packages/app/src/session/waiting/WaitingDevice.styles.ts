import { gutter, icon, radius, space, text, token, width } from '@zal/ui'
import styled from 'styled-components'

/** One column on every screen. */
export const Ground = styled.main`
  display: grid;
  justify-content: center;
  min-height: 100dvh;
  padding: ${space[16]} ${gutter} ${space[24]};
  background: ${token('bg.canvas')};
`
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};
  width: min(${width.confirm}, calc(100vw - 2 * ${gutter}));

  & h2 {
    ${text('title')}
  }
`
export const Head = styled.header`
  display: flex;
  gap: ${space[12]};
  align-items: center;

  & > strong {
    ${text('heading')}
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
export const Center = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: center;
  text-align: center;

  & > h1 {
    ${text('page')}
  }

  & > p {
    color: ${token('fg.muted')};
  }

  & > p:empty {
    display: none;
  }
`
export const Promises = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin: ${space[12]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${space[12]};
    align-items: center;
  }
`
export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space[24]};
  height: ${space[24]};
  border-radius: ${radius.tag};
  background: ${token('success.soft')};
  color: ${token('success.text')};

  &[data-shut='true'] {
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
  }

  & > svg {
    width: ${icon.xs};
    height: ${icon.xs};
  }
`
export const Foot = styled.footer`
  display: grid;
  gap: ${space[8]};
  margin-block-start: auto;

  & > p {
    ${text('label')}
    color: ${token('fg.muted')};
    text-align: center;
  }
`
