/** Texts of product.md §8, letter by letter. */
export const errorTexts = {
  signIn: '请登录',
  fault: '接口异常',
  network: '网络状态不好',
  failed: '接口错误，请求失败',
} as const
