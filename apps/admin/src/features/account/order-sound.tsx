import { Button } from '@hojreh/ui'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useSound } from '../../layout/news/order-news.ts'
import { Panel, Row, Soft } from '../../shared/panel.tsx'
import { accountMessages as text } from './account.messages.ts'

/** Whether new orders are heard on this device: on a phone the bar has no room for the switch. */
export const OrderSound = () => {
  const [isOn, toggle] = useSound()
  const Icon = isOn ? Bell : BellOff
  return (
    <Panel>
      <h2>{text.sound}</h2>
      <Row>
        <Icon size={20} aria-hidden="true" />
        <Soft role="status">{isOn ? text.soundOn : text.soundOff}</Soft>
        <Button size="small" variant="outlined" onClick={toggle}>
          {isOn ? text.mute : text.unmute}
        </Button>
      </Row>
    </Panel>
  )
}
