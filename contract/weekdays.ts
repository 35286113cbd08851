/** As schedules name them. Apart from their schema, which the guide would else bring into the browser. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
