import { Box } from '@chakra-ui/react'
import { type Theme, useTheme } from '../../../app/theme/ThemeProvider.tsx'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

export function ThemePanel() {
  const { theme, setTheme } = useTheme()
  return (
    <Panel title="Theme">
      <SegmentedControl label="Theme" options={themes} value={theme} onChange={setTheme} />
      <Box mt="8px" textStyle="small" color="fg.muted">
        On this device. System follows what the device is set to.
      </Box>
    </Panel>
  )
}
