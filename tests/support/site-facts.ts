import type { Site } from '../../contract/menu.ts'

/** The facts of a scenic area, with any values. */
export const SITE_FACTS: Site = {
  name: '浅澜湾',
  operator: '浅澜湾景区管理处',
  telephone: '0600-555 0168',
  address: '浅澜镇码头路 1 号',
  openingHours: { opens: '08:00', closes: '18:00' },
}
