/** A link of the menu. */
export interface MenuLink {
  id: string
  title: string
  href: string
}

/** A group of the menu with its pages. */
export interface MenuGroup extends MenuLink {
  children: MenuLink[]
}
