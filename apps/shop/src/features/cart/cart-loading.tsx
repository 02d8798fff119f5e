import { CartLayout, LoadingLabel, Sheet, Skeleton, Stepper } from '@hojreh/ui'
import { LineSkeleton, Waiting } from './cart.styles.ts'
import { type Step, steps } from './steps.ts'

const LINES = ['first', 'second']

/** A step of the cart while it is on its way. */
export const CartLoading = ({ step }: { step: Step }) => (
  <>
    <Stepper current={steps.indexOf(step)} />
    <CartLayout summary={<Skeleton variant="block" />}>
      <LoadingLabel />
      <Waiting>
        <Sheet>
          {LINES.map((line) => (
            <LineSkeleton key={line}>
              <div>
                <Skeleton variant="fill" />
              </div>
              <Skeleton />
              <div>
                <Skeleton variant="button" />
              </div>
            </LineSkeleton>
          ))}
        </Sheet>
      </Waiting>
    </CartLayout>
  </>
)
