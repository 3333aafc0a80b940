import { mayDo, missingFor } from './permissions';

const clerk = { nodes: ['order/luggageOrder/index', 'goods/category/index', 'goods/category/add'] };

describe('permissions', () => {
  it('lets a super admin do every declared act and no undeclared one', () => {
    expect(mayDo({ nodes: '*' }, 'channel', 'create')).toBe(true);
    expect(mayDo({ nodes: '*' }, 'luggage-order', 'delete')).toBe(false);
    expect(mayDo({ nodes: '*' }, 'nothing', 'list')).toBe(false);
  });

  it('asks for the node of the act, in react-admin words', () => {
    expect(mayDo(clerk, 'goods-category', 'list')).toBe(true);
    expect(mayDo(clerk, 'goods-category', 'create')).toBe(true);
    expect(mayDo(clerk, 'goods-category', 'edit')).toBe(false);
    expect(mayDo(clerk, 'luggage-order', 'show')).toBe(true);
  });

  it('asks for the node of a further action', () => {
    expect(mayDo(clerk, 'waybill', 'printOrder')).toBe(false);
    expect(mayDo({ nodes: ['waybill/printOrder'] }, 'waybill', 'printOrder')).toBe(true);
  });

  it('compares nodes without case', () => {
    expect(mayDo({ nodes: ['GOODS/category/INDEX'] }, 'goods-category', 'list')).toBe(true);
  });
});

describe('what stands between a clerk and a page', () => {
  it.each([
    ['/goods-category', null],
    ['/goods-category/create', null],
    ['/goods-category/7/show', null],
    ['/goods-category/7', 'goods-category edit'],
    ['/channel', 'channel index'],
    ['/channel/create', 'channel add'],
    ['/channel/7/show', 'channel index'],
    ['/luggage-order/create', null],
    ['/profile', null],
  ])('%s: %s', (path, wanted) => {
    const missing = missingFor(clerk, path);
    expect(missing && `${missing.resource.name} ${missing.act}`).toBe(wanted);
  });
});
