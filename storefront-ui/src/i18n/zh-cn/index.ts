import account from './account';
import address from './address';
import app from './app';
import claim from './claim';
import refund from './refund';
import coupon from './coupon';
import home from './home';
import login from './login';
import member from './member';
import order from './order';
import payment from './payment';
import place from './place';
import recharge from './recharge';
import sheet from './sheet';
import storage from './storage';

export default {
  ...app,
  ...login,
  ...member,
  home,
  account,
  address,
  coupon,
  order,
  payment,
  place,
  recharge,
  sheet,
  storage,
  claim,
  refund,
};
