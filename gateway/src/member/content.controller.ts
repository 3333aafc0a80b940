import { Controller, Get } from '@nestjs/common';
import type {
  CallContext,
  Client,
  FindArticle,
  FindProtocol,
  ListArticles,
  SlidesOf,
} from '@parcelway/contracts';
import { content } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public } from '../auth/access';
import { Context, Input } from '../http/input';

/** What anybody may read: slides, articles, terms. */
@Controller('api/index')
@Public()
export class ContentController {
  constructor(@InjectClient(content) private readonly pages: Client<typeof content>) {}

  @Get('slideshow')
  slideshow(@Input() input: SlidesOf, @Context() context: CallContext) {
    return this.pages.slideshow(input, context);
  }

  @Get('article')
  article(@Input() input: ListArticles, @Context() context: CallContext) {
    return this.pages.articles(input, context);
  }

  @Get('articleDetail')
  articleDetail(@Input() input: FindArticle, @Context() context: CallContext) {
    return this.pages.article(input, context);
  }

  @Get('protocol')
  protocol(@Input() input: FindProtocol, @Context() context: CallContext) {
    return this.pages.protocol(input, context);
  }
}
