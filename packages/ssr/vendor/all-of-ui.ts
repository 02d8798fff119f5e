// Whatever a component takes from React, Emotion and MUI is thereby in every vendor chunk.
export * from '@hojreh/ui'
