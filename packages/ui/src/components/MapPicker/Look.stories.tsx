import { userEvent, waitFor, expect, screen } from 'storybook/test'
import { page } from 'vitest/browser'
import { MapPicker } from './MapPicker.tsx'
import { Bars } from '../../charts/Bars/index.ts'
import { HeatMap } from '../../charts/HeatMap/index.ts'
import { LineChart } from '../../charts/LineChart/index.ts'
import { days, cash, card, visits, hours } from '../../charts/shared/club.sample.ts'
export default { title: 'Components/ZLook' }
const shot = async (name: string) => {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    await page.screenshot({ path: `/work/main/node_modules/.cache/u5/${name}-${theme}.png` })
  }
}
export const Map = {
  render: () => (
    <div style={{ padding: 16, maxWidth: 700 }}>
      <MapPicker label="Klub" value={{ lat: 41.311081, lng: 69.240562 }} onChange={() => {}} />
    </div>
  ),
  play: async ({ canvas, canvasElement }: any) => {
    await waitFor(() => expect(canvasElement.querySelector('.pin')).toBeTruthy())
    canvas.getByRole('group').focus()
    await userEvent.keyboard('-----------')
    await page.viewport(720, 560)
    await shot('map')
  },
}
export const Charts = {
  render: () => (
    <div style={{ padding: 16, maxWidth: 700, display: 'grid', gap: 24 }}>
      <Bars
        label="Kunlik tushum"
        by="Kun"
        currency="UZS"
        categories={days}
        series={[
          { name: 'Naqd', values: cash },
          { name: 'Plastik karta', values: card },
        ]}
      />
      <LineChart
        label="Tushum"
        by="Kun"
        currency="UZS"
        categories={days}
        series={[
          { name: 'Naqd', values: cash },
          { name: 'Plastik karta', values: card },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }: any) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-drawn="true"]').length).toBe(2),
    )
    await page.viewport(720, 760)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await shot('bars')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await shot('line')
  },
}
