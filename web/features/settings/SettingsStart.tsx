import { useIsNarrow } from '../../shared/hooks/use-viewport.ts'
import { SectionList } from './SectionList.tsx'
import { ProfileSection } from './user/ProfileSection.tsx'

/** /settings itself: the list of sections where it is narrow, elsewhere the first of them. */
export function SettingsStart() {
  return useIsNarrow() ? <SectionList /> : <ProfileSection />
}
