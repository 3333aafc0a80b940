/** The part of Stripe's browser library that the page uses. */
export interface StripeElements {
  create(type: 'payment'): {
    mount(node: HTMLElement): void;
    destroy(): void;
    on(event: 'ready', done: () => void): void;
  };
}

export interface StripeBrowser {
  elements(options: { clientSecret: string; locale: string }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: { type?: string; code?: string; message?: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeBrowser;
  }
}

const SOURCE = 'https://js.stripe.com/v3/';
let loading: Promise<void> | null = null;

/** Loads the library from Stripe, as its rules want it, once; a failure may be tried again. */
export async function loadStripe(publishableKey: string): Promise<StripeBrowser> {
  loading ??= new Promise<void>((done, fail) => {
    const script = document.createElement('script');
    script.src = SOURCE;
    script.onload = () => done();
    script.onerror = () => {
      loading = null;
      fail(new Error('the payment library did not load'));
    };
    document.head.append(script);
  });
  await loading;
  if (!window.Stripe) {
    loading = null;
    throw new Error('the payment library is not there');
  }
  return window.Stripe(publishableKey);
}
