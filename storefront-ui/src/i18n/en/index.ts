import account from './account';
import address from './address';
import app from './app';
import home from './home';
import login from './login';
import order from './order';
import place from './place';

export default { ...app, ...login, home, account, address, order, place };
