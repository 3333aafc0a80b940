import account from './account';
import address from './address';
import app from './app';
import home from './home';
import order from './order';
import place from './place';

export default { ...app, home, account, address, order, place };
