import { defineMessages } from 'react-intl'

export const difficulties = defineMessages({
  easy: { id: 'difficulty.easy', defaultMessage: '轻松' },
  moderate: { id: 'difficulty.moderate', defaultMessage: '适中' },
  hard: { id: 'difficulty.hard', defaultMessage: '较难' },
})
