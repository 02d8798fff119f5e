export * from './admin/admin-api.ts'
export type { AdminExtra } from './admin/admin-base-query.ts'
export {
  type AdminArgOf,
  type AdminResponseOf,
  type AdminTag,
  adminTagTypes,
} from './admin/admin-endpoint.ts'
export {
  adminEndpointTable,
  type JsonCallName,
  receiptAddress,
  reviewPictureAddress,
} from './admin/admin-endpoint-table.ts'
export { downloadOrders, downloadShop } from './admin/download-file.ts'
export {
  type ChosenPicture,
  uploadAuthorPicture,
  uploadCover,
  uploadGoods,
  uploadGoodsHeader,
  uploadLogo,
  uploadMakerPicture,
  uploadPicture,
  uploadTextPicture,
  uploadWordpress,
} from './admin/upload-picture.ts'
