import { useIsPhone } from '../../shared/use-is-phone.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { SectionList } from './SectionList.tsx'

/** /settings itself: the list of sections on a phone, elsewhere the first of them. */
export function SettingsStart() {
  return useIsPhone() ? <SectionList /> : <ProfileSection />
}
