/** A link of the menu. */
export interface NavigationItem {
  id: string
  title: string
  href: string
}

/** A group of the menu with its pages. */
export interface NavigationGroup extends NavigationItem {
  children: NavigationItem[]
}
