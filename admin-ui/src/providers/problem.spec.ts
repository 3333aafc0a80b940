import { errorText, problemBody, problemCode, problemText } from './problem';

describe('problem details', () => {
  it('gives the detail, then the title, then the fallback', () => {
    expect(problemText({ title: 'Conflict', detail: '记录不存在' }, 'x')).toBe('记录不存在');
    expect(problemText({ title: 'Conflict' }, 'x')).toBe('Conflict');
    expect(problemText('plain', 'x')).toBe('x');
  });

  it('turns field errors into errors by field and keeps the first sentence of a field', () => {
    const body = problemBody({
      code: 'request.invalid',
      fields: [
        { field: 'code', text: '代码 不能为空' },
        { field: 'code', text: 'second' },
      ],
    });
    expect(body.errors).toEqual({ code: '代码 不能为空' });
  });

  it('has no errors by field for a problem without fields', () => {
    expect(problemBody({ code: 'crud.changed_by_another' }).errors).toBeUndefined();
    expect(problemCode({ body: { code: 'crud.changed_by_another' } })).toBe('crud.changed_by_another');
    expect(problemCode(new Error('x'))).toBeUndefined();
    expect(errorText(new Error(''), 'fallback')).toBe('fallback');
  });
});
