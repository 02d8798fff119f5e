import type { Log } from '@hojreh/server'
import { countSales } from '../modules/inventory/inventory.service.ts'
import { downloadPictures } from '../modules/media/downloads/download-pictures.ts'
import { openMediaStore } from '../modules/media/media-store.ts'
import { isPublicAddress } from '../modules/media/public-address.ts'
import { removeOldMisses, tellWishes } from '../modules/search-miss/tell-wishes.ts'
import { sendStockNotices } from '../modules/stock-notice/stock-notice.service.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { makeAuthorGatherer } from '../workflows/authors/gather-authors.ts'
import { makeReviewPictureTender } from '../workflows/comments/tend-review-pictures.ts'
import { makePairCounter } from '../workflows/goods/count-pairs.ts'
import { downloadTextPictures } from '../workflows/import/wordpress/download-text-pictures.ts'
import { makeMakerGatherer } from '../workflows/makers/gather-makers.ts'
import { makeLibraryTender } from '../workflows/media/tend-library.ts'
import { makeReceiptTender } from '../workflows/payment/tend-receipts.ts'
import { dropPictures } from '../workflows/samples/drop-pictures.ts'
import { makePictureWarmer } from '../workflows/warm-pictures.ts'
import type { Job } from './run-jobs.ts'

/** Jobs of the catalogue; apart from the shop's jobs, so that no slow picture delays money. */
export const catalogJobs = (dependencies: Dependencies & { log: Log }): Job[] => {
  const {
    config,
    database: { db },
    files,
    log,
  } = dependencies
  return [
    { name: 'gather makers', run: makeMakerGatherer(dependencies) },
    { name: 'gather authors', run: makeAuthorGatherer(dependencies) },
    { name: 'count sales', run: () => countSales(db) },
    { name: 'count what is bought together', run: makePairCounter(dependencies) },
    { name: 'tell who waits that a product is back', run: () => sendStockNotices(dependencies) },
    { name: 'tell who looked for goods in vain that there are some', run: () => tellWishes(dependencies) },
    { name: 'remove old searches without result', run: () => removeOldMisses(dependencies) },
    ...(config.IMAGE_DOWNLOADS
      ? [
          {
            name: 'download pictures',
            run: () =>
              downloadPictures({
                db,
                log,
                clock: dependencies.clock,
                store: openMediaStore(files),
                isAllowed: config.IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS ? () => true : isPublicAddress,
              }),
          },
          {
            name: 'download pictures of texts',
            run: () =>
              downloadTextPictures({
                db,
                log,
                clock: dependencies.clock,
                store: openMediaStore(files),
                isAllowed: config.IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS ? () => true : isPublicAddress,
              }),
          },
        ]
      : []),
    { name: 'remove pictures of samples', run: () => dropPictures(dependencies) },
    { name: 'tend the library of pictures', run: makeLibraryTender(dependencies) },
    { name: 'tend the pictures of reviews', run: makeReviewPictureTender(dependencies) },
    { name: 'tend the receipts of transfers', run: makeReceiptTender(dependencies) },
    { name: 'render pictures ahead', run: makePictureWarmer(db, openMediaStore(files)) },
  ]
}
