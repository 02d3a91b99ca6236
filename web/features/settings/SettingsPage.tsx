import { Stack } from '@chakra-ui/react'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { CountryPanel } from './CountryPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { ThemePanel } from './ThemePanel.tsx'

export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" />
      <Stack gap="16px" maxW="640px">
        <ProfilePanel />
        <CountryPanel />
        <ThemePanel />
      </Stack>
    </>
  )
}
