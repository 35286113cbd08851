/** The names of weekdays in schedules. A module of its own, so that the guide does not load the schemas. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
