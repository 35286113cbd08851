import type { ReactNode } from 'react'
import type { Guide, Trail } from '../../../../contract/guide.ts'
import { idOfTrail } from '../address.ts'
import type { GuideMapProps } from '../guide-props.ts'
import { SheetFrame } from '../list/sheet-frame.tsx'
import type { GuideActions } from '../use-guide-state.ts'
import { HeightProfile } from './height-profile.tsx'
import { TrailFacts, TrailHelp } from './trail-words.tsx'

interface TrailSheetProps extends Pick<GuideMapProps, 'facilities'> {
  trail: Trail
  guide: Guide
  actions: GuideActions
}

/** The chosen trail, which is lit on the map. */
export function TrailSheet({ trail, guide, facilities, actions }: TrailSheetProps): ReactNode {
  const { id, name, summary, path } = trail
  return (
    <SheetFrame name={name} row={idOfTrail(id)} onClose={() => actions.choose(undefined)}>
      <TrailFacts trail={trail} />
      <HeightProfile path={path} points={guide.points} isLabelled />
      <TrailHelp trail={trail} guide={guide} facilities={facilities} actions={actions} />
      {summary !== '' && <p>{summary}</p>}
    </SheetFrame>
  )
}
