-- Options of the talent profile that the server keeps (D7). One that is stopped is no longer offered; who has it keeps it.
create table select_options (
  list text not null,
  code text not null,
  name text not null,
  position integer not null,
  stopped boolean not null default false,
  primary key (list, code)
);
insert into select_options (list, code, name, position) values
  ('education', '11', '博士研究生', 1),
  ('education', '14', '硕士研究生', 2),
  ('education', '21', '大学本科', 3),
  ('education', '31', '大学专科', 4),
  ('education', '41', '中等职业教育', 5),
  ('education', '61', '普通高中及以下', 6),
  ('degree', '2', '博士', 1),
  ('degree', '3', '硕士', 2),
  ('degree', '4', '学士', 3),
  ('study_mode', 'full', '全日制', 1),
  ('study_mode', 'part', '非全日制', 2),
  ('study_mode', 'self', '自学考试', 3),
  ('study_mode', 'online', '网络教育', 4),
  ('industry', 'manufacturing', '制造业', 1),
  ('industry', 'finance', '金融业', 2),
  ('industry', 'construction', '建筑业', 3),
  ('industry', 'energy', '电力、热力、燃气及水', 4),
  ('industry', 'mining', '采矿业', 5),
  ('industry', 'transport', '交通运输、仓储和邮政', 6),
  ('industry', 'trade', '批发和零售', 7),
  ('industry', 'it', '信息传输、软件和信息技术服务', 8),
  ('industry', 'property', '房地产业', 9),
  ('industry', 'accounting', '会计、审计及税务服务', 10),
  ('industry', 'business', '租赁和其他商务服务', 11),
  ('industry', 'research', '科学研究和技术服务', 12),
  ('industry', 'education', '教育', 13),
  ('industry', 'health', '卫生和社会工作', 14),
  ('industry', 'public', '公共管理和社会组织', 15),
  ('industry', 'agriculture', '农、林、牧、渔业', 16),
  ('industry', 'other', '其他行业', 17),
  ('unit_size', 'large', '大型', 1),
  ('unit_size', 'medium', '中型', 2),
  ('unit_size', 'small', '小型', 3),
  ('unit_size', 'micro', '微型', 4),
  ('credential_kind', 'title', '职称证书', 1),
  ('credential_kind', 'licence', '执业资格', 2),
  ('credential_kind', 'international', '境外专业资格', 3),
  ('credential_kind', 'other', '其他证书', 4),
  ('profit_level', 'nation', '国家级', 1),
  ('profit_level', 'province', '省部级', 2),
  ('profit_level', 'industry', '行业级', 3),
  ('profit_level', 'group', '集团级', 4),
  ('profit_level', 'unit', '单位级', 5),
  ('paper_kind', 'article', '期刊论文', 1),
  ('paper_kind', 'book', '专著或教材', 2),
  ('paper_kind', 'project', '课题报告', 3),
  ('paper_kind', 'standard', '标准或制度', 4),
  ('paper_kind', 'other', '其他成果', 5),
  ('paper_role', 'first', '第一作者', 1),
  ('paper_role', 'corresponding', '通讯作者', 2),
  ('paper_role', 'co', '合著者', 3),
  ('paper_role', 'editor', '主编', 4),
  ('paper_role', 'lead', '课题主持人', 5),
  ('paper_role', 'member', '课题成员', 6);

-- Types of attachments, by the collection whose entries take them.
create table attachment_dics (
  id text primary key,
  collection text not null,
  name text not null,
  position integer not null,
  stopped boolean not null default false
);
insert into attachment_dics (id, collection, name, position) values
  ('edu_graduation', 'customer_edus', '毕业证书', 1),
  ('edu_degree', 'customer_edus', '学位证书', 2),
  ('edu_report', 'customer_edus', '学历认证报告', 3),
  ('edu_other', 'customer_edus', '其他材料', 4),
  ('job_proof', 'customer_jobs', '任职证明', 1),
  ('job_appointment', 'customer_jobs', '任命文件', 2),
  ('job_contract', 'customer_jobs', '劳动合同', 3),
  ('job_other', 'customer_jobs', '其他材料', 4),
  ('cer_scan', 'credentials', '证书扫描件', 1),
  ('cer_other', 'credentials', '其他材料', 2),
  ('profit_acceptance', 'job_profits', '验收报告', 1),
  ('profit_award', 'job_profits', '获奖文件', 2),
  ('profit_benefit', 'job_profits', '效益证明', 3),
  ('profit_other', 'job_profits', '其他材料', 4),
  ('paper_cover', 'papers', '封面和目录', 1),
  ('paper_text', 'papers', '正文', 2),
  ('paper_retrieval', 'papers', '检索或录用证明', 3),
  ('paper_other', 'papers', '其他材料', 4);

-- The talent profile: basic data as they are written, and the entries of five collections. `version` counts the saves,
-- so that two tabs do not overwrite each other. The row of a member is what its entries are counted under.
create table talent_profiles (
  member_id text primary key references members (id),
  version integer not null,
  content jsonb not null,
  -- The ID number, encrypted, and a keyed hash to find it by (D10.7).
  id_number_enc text,
  id_number_index text,
  saved_at timestamptz
);
create index talent_profiles_by_id_number on talent_profiles (id_number_index) where id_number_index is not null;

create table talent_entries (
  id text primary key,
  member_id text not null references talent_profiles (member_id),
  collection text not null
    check (collection in ('customer_edus', 'customer_jobs', 'credentials', 'job_profits', 'papers')),
  version integer not null check (version > 0),
  content jsonb not null,
  created_at timestamptz not null,
  saved_at timestamptz not null
);
create index talent_entries_of_member on talent_entries (member_id, collection, created_at, id);

create table talent_attachments (
  entry_id text not null references talent_entries (id) on delete cascade,
  position integer not null,
  dic_id text not null references attachment_dics (id),
  file_id text not null references files (id),
  primary key (entry_id, position)
);
create index talent_attachments_of_file on talent_attachments (file_id);
