import { TrustRow } from '@hojreh/ui'
import HandHeart from 'lucide-react/icons/hand-heart'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import { homeMessages as text } from './home.messages.ts'

const icons = [HandHeart, Truck, RotateCcw, ShieldCheck]

/** Why one can buy here. */
export const HomeTrust = () => (
  <TrustRow
    items={text.trust.map((item, index) => {
      const Icon = icons[index] ?? ShieldCheck
      return { ...item, icon: <Icon size={28} aria-hidden="true" /> }
    })}
  />
)
