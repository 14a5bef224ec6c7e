import { Hono, type Context } from 'hono';
import { isDatabaseError } from './bookings/database.ts';
import { accountPage } from './pages/account-page.ts';
import { linkTo, readCarried } from './requests/carried-parameters.ts';
import { RequestError } from './requests/form-body.ts';
import type { KeptAnswers } from './requests/kept-answers.ts';
import {
  message,
  notFound,
  otherMethods,
  page,
  protectiveHeaders,
  refuseBrokenAddresses,
  report,
} from './routes/answers.ts';
import { addApiRoutes } from './routes/api-routes.ts';
import { addAssetRoutes } from './routes/asset-routes.ts';
import { addBookingRoutes } from './routes/booking-routes.ts';
import { addConfirmationRoutes } from './routes/confirmation-routes.ts';
import { queryOf, type Service } from './routes/service.ts';

function answerError(error: Error, context: Context): Response | Promise<Response> {
  if (error instanceof RequestError) {
    return message(context, error.status, 'That did not work', error.message);
  }
  report(context, error);
  if (isDatabaseError(error)) {
    context.header('Retry-After', '30');
    const text =
      'Bookings cannot be read or stored at the moment. Nothing was changed. Try again in a minute.';
    return message(context, 503, 'The scheduler is out of order', text);
  }
  return message(context, 500, 'Something went wrong', 'The scheduler made a mistake. Try again.');
}

function addAccountRoutes(app: Hono, service: Service): void {
  app.get('/', (context) =>
    context.redirect(linkTo(`/${service.config.owner.account}`, readCarried(queryOf(context)))),
  );
  app.all('/', otherMethods('GET', 'HEAD'));
  app.get('/:account', (context) =>
    context.req.param('account') === service.config.owner.account
      ? page(context, accountPage(service.config, readCarried(queryOf(context))))
      : notFound(context, service),
  );
  app.all('/:account', otherMethods('GET', 'HEAD'));
}

/** The whole service as one request handler; what it says may be kept, `keptAnswers` keeps. */
export function createSchedulerApp(service: Service, keptAnswers: KeptAnswers): Hono {
  const app = new Hono({ strict: false });
  app.use(keptAnswers.middleware());
  app.use(protectiveHeaders(service.config.owner, service.allowedOrigins));
  app.use(refuseBrokenAddresses);
  addAssetRoutes(app);
  addApiRoutes(app, service);
  addConfirmationRoutes(app, service);
  addBookingRoutes(app, service);
  addAccountRoutes(app, service);
  app.notFound((context) => notFound(context, service));
  app.onError(answerError);
  return app;
}
