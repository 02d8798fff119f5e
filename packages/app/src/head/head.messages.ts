export const headMessages = {
  pageOfShop: (title: string, shopTitle: string) =>
    title === shopTitle ? `فروشگاه اینترنتی ${shopTitle}` : `${title} در فروشگاه اینترنتی ${shopTitle}`,
}
