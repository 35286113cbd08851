import type { Site } from '../../contract/scenic.ts'

/** The facts of a scenic area, with arbitrary values. */
export const SITE_FACTS: Site = {
  name: '云岫山',
  operator: '云岫山风景区管理处',
  telephone: '0559-555 0168',
  address: '云岫镇岫湖路 1 号',
  openingHours: { opens: '06:30', closes: '17:30' },
}
