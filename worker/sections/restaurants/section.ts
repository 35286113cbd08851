import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const restaurants = defineSection({
  name: 'restaurants',
  title: defineMessage({ id: 'title.restaurants', defaultMessage: '餐饮' }),
  pages: { list: '/mall/restaurant', detail: '/mall/restaurant/:id' },
  kinds: { restaurant: 'restaurants' },
  words: '餐饮 restaurant',
})

export const restaurantsDescription = defineMessage({
  id: 'restaurantList.description',
  defaultMessage: '餐饮的营业时间、菜品与人均花费。',
})
