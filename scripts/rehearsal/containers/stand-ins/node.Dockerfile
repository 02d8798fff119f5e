# In the place of node:24-bookworm-slim where no image can be pulled: the Node and the npm of this machine.
FROM debian:12-slim
RUN useradd --create-home --uid 1000 node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY npmrc /usr/local/etc/npmrc
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
 && chmod +x /usr/local/lib/node_modules/npm/bin/*.js
