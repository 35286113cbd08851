import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Restaurant } from '../../parts/clean-content.ts'
import { GoodsSection } from '../mall/goods-section.tsx'

type Dish = Restaurant['dishes'][number]

/** The dishes of a restaurant with their prices; nothing where none is known. */
export function RestaurantDishes({ restaurant }: { restaurant: Restaurant }): ReactNode {
  const intl = useIntl()
  if (restaurant.dishes.length === 0) return null
  const title = intl.formatMessage({
    id: 'restaurantDetail.dishes',
    defaultMessage: '菜单与价格',
    description: 'Heading over the dishes of a restaurant',
  })
  return (
    <GoodsSection title={title}>
      <ul className="dish-list">
        {restaurant.dishes.map((dish) => (
          <DishRow key={dish.name} dish={dish} lang={tagOf(restaurant.inLanguage)} />
        ))}
      </ul>
    </GoodsSection>
  )
}

function DishRow({ dish, lang }: { dish: Dish; lang: string }): ReactNode {
  return (
    <li className="dish">
      <h3 lang={lang}>{dish.name}</h3>
      {dish.signature && (
        <p className="dish-signature">
          <FormattedMessage
            id="restaurantDetail.signature"
            defaultMessage="招牌菜"
            description="Marks a dish that a restaurant is known for"
          />
        </p>
      )}
      {dish.description !== undefined && (
        <p className="dish-description" lang={lang}>
          {dish.description}
        </p>
      )}
      <p className="dish-price">
        <PriceTag price={dish.price} />
      </p>
    </li>
  )
}
