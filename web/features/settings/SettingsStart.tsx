import { useIsNarrow } from '../../shared/use-is-phone.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { SectionList } from './SectionList.tsx'

/** /settings itself: the list of sections where it is narrow, elsewhere the first of them. */
export function SettingsStart() {
  return useIsNarrow() ? <SectionList /> : <ProfileSection />
}
