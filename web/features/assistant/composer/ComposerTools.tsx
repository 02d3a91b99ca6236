import { IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Camera, Mic, Paperclip, Square } from 'lucide-react'
import { Tooltip } from '../../../shared/overlays/Tooltip.tsx'
import { cannotListen, useAssistantFacts } from '../assistant-facts.ts'
import type { Attachment } from './attachment.ts'

interface ComposerToolsProps {
  attachment: Attachment
  onAttach: () => void
  onPhoto: () => void
}

export function ComposerTools({ attachment, onAttach, onPhoto }: ComposerToolsProps) {
  const { isRecording, mayChoose } = attachment
  const { transcribes } = useAssistantFacts()
  return (
    <>
      <Tool label={t`Attach a file`} icon={Paperclip} onClick={() => mayChoose() && onAttach()} />
      <Tool label={t`Take a photo`} icon={Camera} isTouchOnly onClick={() => mayChoose() && onPhoto()} />
      {isRecording ? (
        <Tool label={t`Stop recording`} icon={Square} isOn onClick={attachment.stopRecording} />
      ) : (
        <Tool
          label={t`Record a voice note`}
          icon={Mic}
          {...(transcribes ? {} : { tip: cannotListen() })}
          onClick={attachment.record}
        />
      )}
    </>
  )
}

interface ToolProps {
  label: string
  icon: typeof Mic
  /** The tooltip, the button's name by default. */
  tip?: string
  isOn?: boolean
  isTouchOnly?: boolean
  onClick: () => void
}

function Tool({ label, icon: Icon, tip, isOn = false, isTouchOnly = false, onClick }: ToolProps) {
  return (
    <Tooltip text={tip ?? label}>
      <IconButton
        aria-label={label}
        variant="ghost"
        colorPalette="gray"
        onClick={onClick}
        _icon={{ boxSize: '18px' }}
        {...(isOn ? { color: 'over.fg', bg: 'over.subtle', 'aria-pressed': true } : {})}
        {...(isTouchOnly ? { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } : {})}
      >
        <Icon strokeWidth={1.75} {...(isOn ? { fill: 'currentColor' } : {})} />
      </IconButton>
    </Tooltip>
  )
}
