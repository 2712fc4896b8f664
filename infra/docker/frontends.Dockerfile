# The four frontends, built, their public pages, rendered, and the gateway that serves them.
FROM node:24-slim AS workspace
RUN npm install --global pnpm@12.21.0
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY packages packages

FROM workspace AS frontends
COPY infra/frontend-build infra/frontend-build
COPY infra/notices-pdf infra/notices-pdf
COPY infra/prerender infra/prerender
COPY frontends frontends
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --filter "{frontends/*}..." --filter "@aera/prerender..." --store-dir /pnpm/store
# Which commit it is: the image brings no repository.
ARG GIT_COMMIT=
RUN for frontend in frontends/*; do (cd "$frontend" && node --run build) || exit 1; done
RUN cd infra/prerender && node --run build && rm -rf ../../frontends/*/node_modules ../../frontends/*/src ../../frontends/*/dist/.building

FROM workspace
COPY services/gateway services/gateway
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod "@aera/gateway..." --store-dir /pnpm/store
COPY --from=frontends /app/frontends frontends
# Where builds of several images stand side by side, in a volume.
RUN mkdir /srv/frontends && chown node:node /srv/frontends
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STATIC_DIR=/app/frontends
USER node
ENTRYPOINT ["node"]
CMD ["services/gateway/src/main.ts"]
