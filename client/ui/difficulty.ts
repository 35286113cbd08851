import { defineMessages } from 'react-intl'

export const difficulties = defineMessages({
  easy: { id: 'difficulty.easy', defaultMessage: '轻松', description: 'A walk for everyone' },
  moderate: {
    id: 'difficulty.moderate',
    defaultMessage: '适中',
    description: 'A walk that takes some effort',
  },
  hard: {
    id: 'difficulty.hard',
    defaultMessage: '较难',
    description: 'A walk for people in good shape',
  },
})
