import { homePayload, type HomePayload } from '@portal/api/contract/home.schema'
import type { Executor } from '../kernel/database.ts'
import { readSetting } from '../kernel/settings.repository.ts'

const settingKey = 'home'

/** What a new portal shows until its own content is stored under the setting `home`. */
const initial: HomePayload = {
  guider_bar: [
    { name: '首页', web_url: 'https://www.nefma.example/', tree_id: null },
    { name: '协会概况', web_url: '', tree_id: 2 },
    { name: '新闻动态', web_url: '', tree_id: 3 },
    { name: '政策法规', web_url: '', tree_id: 4 },
    { name: '会员服务', web_url: '', tree_id: 5 },
    { name: '人才评价', web_url: '', tree_id: 6 },
    { name: '培训考试', web_url: '', tree_id: 7 },
    { name: '会刊', web_url: '', tree_id: 8 },
  ],
  site_info: {
    friendly_link: JSON.stringify([
      ['财政部', 'https://mof.example/'],
      ['民政部', 'https://mca.example/'],
      ['国务院国资委', 'https://sasac.example/'],
      ['国家税务总局', 'https://tax.example/'],
    ]),
    address: '北京市西城区月坛南街 00 号',
    tel_phone: '010-6800 0000',
    email: 'service@nefma.example',
    zip_code: '100045',
    icp: '京ICP备00000000号-1',
  },
}

export async function home(db: Executor): Promise<HomePayload> {
  const stored = homePayload.safeParse(await readSetting(db, settingKey))
  return stored.success ? stored.data : initial
}
