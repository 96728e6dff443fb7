import { expect, it } from 'vitest'
import { aPersonalForm, anApplication } from '@portal/api/fixtures/applications'
import { emptyValues, errorsByField } from '@portal/api/rules/form-fields'
import { toWire } from '../../shared/form-kit/index.ts'
import { fields, freshValues, validate, storedValues } from './personal-form.ts'

const file = { file_id: 'f1', name: '证书.pdf', size: 100, mime: 'application/pdf', url: '/f1' }

it('comes back from the server as it was sent', () => {
  const form = { ...aPersonalForm, attachment_ids: ['f1'] }
  const values = storedValues({ form, attachments: [file] })
  expect(values.attachment_ids).toMatchObject([{ id: 'f1', name: '证书.pdf' }])
  expect(toWire(fields, values)).toEqual(form)
})

it('keeps the shown mask of an ID number as it is', () => {
  expect(validate(storedValues({ form: aPersonalForm, attachments: [] })).ok).toBe(true)
})

it('asks for everything but what is optional', () => {
  const validation = validate(emptyValues(fields))
  expect(validation.ok ? [] : Object.keys(validation.errors)).toEqual(
    expect.arrayContaining(['user_name', 'gender', 'id_number', 'employer', 'email']),
  )
  expect(validation.ok ? [] : Object.keys(validation.errors)).not.toContain('title')
})

it('starts a new application without the number and the files of the old one', () => {
  const fresh = freshValues(anApplication({ status: 'rejected', attachments: [file] }))
  expect(fresh).toMatchObject({ user_name: '陈知行', id_number: '', attachment_ids: [] })
})

it('finds the fields in the paths of the server', () => {
  expect(
    errorsByField(fields, {
      'form.email': '邮箱格式不正确',
      'form.attachment_ids.1': '文件已失效',
      version: 'x',
    }),
  ).toEqual({
    email: '邮箱格式不正确',
    attachment_ids: '文件已失效',
  })
})
